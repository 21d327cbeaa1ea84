import type { Turn } from '../assistant';
import type { Subject } from './weights';

/** How likely a question is about each subject; together they make 1. */
export type Likelihoods = ReadonlyMap<Subject, number>;

/** Tells what a question is about. */
export type Classifier = (text: string, history: readonly Turn[]) => Likelihoods;
