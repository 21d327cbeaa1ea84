import type { Analyse } from '../analyse';
import type { Turn } from '../assistant';
import type { Subject } from './weights';

/** How likely a question is about each subject; together they are 1. */
export type Likelihoods = ReadonlyMap<Subject, number>;

/** Tells what a question is about, after the turns before it. */
export type Classifier = (text: string, history: readonly Turn[], analyse: Analyse) => Likelihoods;
