import { signal } from '../signal';

/** What screen readers are told after a navigation. */
export const announcement = signal('');
