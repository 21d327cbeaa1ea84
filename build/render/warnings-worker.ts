import { parentPort, workerData } from 'node:worker_threads';
import { captureWarnings } from './capture-warnings';
import type { WarningsJob } from './find-warnings';

/** Entry of a bundle with React's development build: looks at what it is given, and ends. */
const { documents, context } = workerData as WarningsJob;
parentPort?.postMessage(captureWarnings(documents, context));
