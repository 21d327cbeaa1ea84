import { answerQuestions } from '../threads/answer-questions';
import { captureWarnings } from './capture-warnings';
import type { WarningsQuestion } from './find-warnings';

/** Entry of a bundle with React's development build. */
answerQuestions(({ documents, context }: WarningsQuestion) => captureWarnings(documents, context));
