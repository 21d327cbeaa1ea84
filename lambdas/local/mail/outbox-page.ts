import { escapeHtml } from '../../mail/escape-html';
import type { KeptMail } from './outbox';

/** The page of all mails, newest first; each mail's HTML is shown in a frame that can do nothing. */
export const outboxPage = (mails: readonly KeptMail[]): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Local outbox</title></head><body><h1>Local outbox</h1><p>What the chat has mailed on this machine, newest first.</p>${
    mails.length === 0 ? '<p>Nothing yet.</p>' : mails.toReversed().map(article).join('')
  }</body></html>`;

const article = ({ id, received, source, to, replyTo, subject, text }: KeptMail): string =>
  `<article id="${escapeHtml(id)}"><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(received)} · from ${escapeHtml(source)} to ${escapeHtml(to.join(', '))} · replies go to ${escapeHtml(replyTo.join(', ') || 'nobody')} · <a href="/__outbox/${escapeHtml(id)}">as HTML</a></p><pre>${escapeHtml(text)}</pre></article>`;
