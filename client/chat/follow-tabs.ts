import { afterOtherTab } from '../../components/chat/chat-state';
import { knownVisitor, onOtherTab } from './chat-memory';
import { readConversation } from './read-conversation';
import { type Widget, startOver } from './widget';

/** Takes in what other tabs of this browser do: at once, and when the visitor comes back to this one. */
export function followTabs(widget: Widget): void {
  const catchUp = (): void => {
    const next = afterOtherTab(widget.state, knownVisitor() !== undefined);
    if (next === 'start-over') startOver(widget);
    else if (next === 'read') void readConversation(widget);
    else if (next === 'read-later') widget.isStale = true;
  };
  onOtherTab(catchUp);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) catchUp();
  });
}
