import type { Language } from '../../content/schema/text';
import { signal } from '../signal';

/** The visitor's language: what the address said at first, what the toggle says since. Never stored. */
export const language = signal<Language>(document.documentElement.lang === 'en' ? 'en' : 'sv');
