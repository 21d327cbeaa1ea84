import { workerData } from 'node:worker_threads';
import type { Site } from '../../content/schema/site';
import { answerQuestions } from '../threads/answer-questions';
import { cardDrawer } from './draw-card';

/** Draws the cards it is sent off the thread that serves or builds. */
answerQuestions(await cardDrawer(workerData as Site));
