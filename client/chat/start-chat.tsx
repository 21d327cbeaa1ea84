import { Chat } from '../../components/chat/chat';
import type { ChatProps } from '../../components/chat/chat-props';
import { type ChatState, CLOSED } from '../../components/chat/chat-state';
import { fill } from '../../components/edition/fill';
import { decodeProps } from '../../components/island/props';
import { announce } from '../navigation/announce';
import { onArrival } from '../navigation/arrival';
import { render } from '../preact-bridge';
import { startConversation } from './conversation';
import { followKeyboard } from './follow-keyboard';
import { holdPage } from './hold-page';

const PHONE = matchMedia('(max-width: 40rem)');

/** All of the chat's place stays through navigations; what it says comes from the page that is shown. */
const place = document.querySelector<HTMLElement>('.chat');
const launcher = document.querySelector<HTMLButtonElement>('button.chat-launcher');
const root = document.getElementById('chat-window');

const page = (): ChatProps => decodeProps(place?.dataset.chat ?? '{}') as ChatProps;
let shown: ChatState = CLOSED;

const chat = startConversation({
  page,
  show,
  erased: () => announce(page().texts.erased),
});

function show(state: ChatState): void {
  const before = shown;
  shown = state;
  draw();
  if (before.window === 'closed' && state.window !== 'closed') focusWindow();
  if (before.window !== 'closed' && state.window === 'closed') launcher?.focus();
  if (state.unread > before.unread) {
    announce(fill(page().texts.unread, { count: state.unread }));
  }
}

function draw(): void {
  if (!root) return;
  const covers = PHONE.matches && shown.window === 'expanded';
  holdPage(covers);
  render(<Chat state={shown} page={page()} actions={chat} modal={covers} />, root);
  launcher?.setAttribute('aria-expanded', String(shown.window !== 'closed'));
  if (launcher) {
    if (shown.unread > 0 && shown.window === 'closed') launcher.dataset.unread = `${shown.unread}`;
    else delete launcher.dataset.unread;
  }
}

/** The input or form field that has taken the focus keeps it. */
function focusWindow(): void {
  const view = root?.querySelector<HTMLElement>('.chat-window');
  if (view && !view.contains(document.activeElement)) view.focus({ preventScroll: true });
}

/** A link that is followed shows its page: a window that covers it makes room. */
root?.addEventListener('click', ({ target }) => {
  const followed = (target as Element).closest('a[href^="/"]');
  if (followed && PHONE.matches) chat.resize('minimised');
});
PHONE.addEventListener('change', draw);
onArrival(draw);
followKeyboard();

export const toggleChat = (): void => (chat.isOpen() ? chat.close() : chat.open());
