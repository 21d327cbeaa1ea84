import type { Transferable } from 'node:worker_threads';
import { type ResourceLimits, Worker } from 'node:worker_threads';

interface ThreadOptions {
  /** What the thread finds as its `workerData`. */
  data?: unknown;
  limits?: ResourceLimits;
}

interface Asked<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** A worker thread that answers questions in their order, see `answer-questions.ts`. */
export class Thread<Question, Answer> {
  private readonly worker: Worker;
  private readonly asked: Asked<Answer>[] = [];
  private crash: { error: unknown } | undefined;

  /** @param file - a bundle of ours, for Node 20 runs no TypeScript in threads. */
  constructor(file: string, { data, limits }: ThreadOptions = {}) {
    this.worker = new Worker(file, { workerData: data, resourceLimits: limits, execArgv: [] });
    this.worker.on('message', (answer: Answer) => this.asked.shift()?.resolve(answer));
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('The thread has ended')));
  }

  /**
   * Sends a question; several may be under way.
   *
   * @param transfer - buffers of the question that are given away instead of copied.
   * @throws what the thread threw, now or at an earlier question.
   */
  ask(question: Question, transfer: readonly Transferable[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.crash) {
        reject(this.crash.error);
        return;
      }
      this.worker.postMessage(question, transfer);
      this.asked.push({ resolve, reject });
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private fail(error: unknown): void {
    this.crash ??= { error };
    for (const { reject } of this.asked.splice(0)) reject(this.crash.error);
  }
}
