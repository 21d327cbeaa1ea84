import { Chat } from '../../components/chat/chat';
import type { ChatProps } from '../../components/chat/chat-props';
import { type ChatState, CLOSED } from '../../components/chat/chat-state';
import { isComposing } from '../../components/chat/is-composing';
import { fill } from '../../components/edition/fill';
import { decodeProps } from '../../components/island/props';
import { announce } from '../navigation/announce';
import { onArrival } from '../navigation/arrival';
import { render } from '../preact/render';
import { startConversation } from './conversation';
import { followKeyboard } from './follow-keyboard';
import { holdPage } from './hold-page';

/** Narrow or low: the window covers the page. The style sheet asks the same. */
const PHONE = matchMedia('(max-width: 40rem), (max-height: 30rem)');
const TOUCH = matchMedia('(pointer: coarse)');

/** All of the chat's place stays through navigations; what it says comes from the page that is shown. */
const launcher = document.querySelector<HTMLButtonElement>('button.chat-launcher');
const root = document.getElementById('chat-window');

const page = (): ChatProps => ({
  ...(decodeProps(root?.dataset.chat ?? '{}') as ChatProps),
  questions: document.querySelector('main')?.dataset.questions?.split('\n') ?? [],
});
let shown: ChatState = CLOSED;

const chat = startConversation({
  page,
  show,
  erased: () => announce(page().texts.erased),
});

function show(state: ChatState): void {
  const before = shown;
  const hadFocus = hasFocus();
  const input = findInput();
  shown = state;
  draw();
  if (before.window !== 'closed' && state.window === 'closed') launcher?.focus();
  else if (before.window !== 'expanded' && state.window === 'expanded')
    focusInputOr('.chat-window');
  else if (hadFocus && (!hasFocus() || findInput() !== input)) focusInput();
  if (state.unread > before.unread) {
    announce(fill(page().texts.unread, { count: state.unread }));
  }
  const added = state.earlier.messages.length - before.earlier.messages.length;
  if (added > 0) announce(fill(page().texts.earlierShown, { count: added }));
}

function draw(): void {
  if (!root || !launcher) return;
  const { texts } = page();
  const covers = PHONE.matches && shown.window === 'expanded';
  holdPage(covers);
  render(<Chat state={shown} page={page()} actions={{ ...chat, choose }} modal={covers} />, root);
  const unread = shown.window === 'closed' ? shown.unread : 0;
  launcher.setAttribute('aria-expanded', String(shown.window === 'expanded'));
  launcher.ariaLabel =
    unread > 0 ? `${texts.launcher}. ${fill(texts.unread, { count: unread })}` : texts.launcher;
  if (unread > 0) launcher.dataset.unread = `${unread}`;
  else delete launcher.dataset.unread;
}

const hasFocus = (): boolean => root?.contains(document.activeElement) ?? false;

/** The form's first field, or the message's. */
const findInput = (): HTMLElement | null =>
  root?.querySelector<HTMLElement>('.chat-body :is(input, textarea)') ?? null;

const focusInput = (): void => findInput()?.focus({ preventScroll: true });

/** Under a finger the input would bring the keyboard, which hides what there is to read. */
function focusInputOr(whatIsRead: string): void {
  if (!TOUCH.matches) focusInput();
  else root?.querySelector<HTMLElement>(whatIsRead)?.focus({ preventScroll: true });
}

function choose(text: string): void {
  if (chat.send(text)) focusInputOr('.chat-conversation');
}

root?.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !isComposing(event)) chat.close();
});

/** A link that is followed shows its page: a window that covers it makes room. */
root?.addEventListener('click', ({ target }) => {
  const followed = (target as Element).closest('a[href^="/"]');
  if (followed && PHONE.matches) chat.resize('minimised');
});
PHONE.addEventListener('change', draw);
onArrival(draw);
followKeyboard();

export const toggleChat = (): void => (chat.isExpanded() ? chat.close() : chat.open());
