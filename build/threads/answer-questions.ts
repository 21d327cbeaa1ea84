import { type Transferable, parentPort } from 'node:worker_threads';

/**
 * Answers what this thread is asked, one question after the other; what is thrown ends the thread.
 *
 * @param given - buffers of an answer that are given away instead of copied.
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  given: (answer: Answer) => readonly Transferable[] = () => [],
): void {
  let before: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', (question: Question) => {
    before = before.then(async () => {
      const told = await answer(question);
      parentPort?.postMessage(told, given(told));
    });
  });
}
