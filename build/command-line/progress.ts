/** Tells a waiting person how far a build is. */
export interface Progress {
  stage(name: string): void;
  count(name: string, done: number, of: number): void;
  /** A line that stays. */
  note(text: string): void;
  end(): void;
}

export const silent: Progress = { stage() {}, count() {}, note() {}, end() {} };

/** One line that is drawn over again on a terminal; a line every 10 % elsewhere, for long counts only. */
export function terminalProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) {
    let lastName = '';
    let lastTenth = 0;
    return {
      stage() {},
      count(name, done, of) {
        if (name !== lastName) lastTenth = 0;
        lastName = name;
        const tenth = Math.floor((done / of) * 10);
        if (of >= 1000 && tenth !== lastTenth) stream.write(`${name} ${done}/${of}\n`);
        lastTenth = tenth;
      },
      note: (text) => void stream.write(`${text}\n`),
      end() {},
    };
  }
  const draw = (text: string): void => void stream.write(`\r\x1b[K${text}`);
  return {
    stage: (name) => draw(`${name} …`),
    count: (name, done, of) => draw(`${name} ${done}/${of}`),
    note: (text) => draw(`${text}\n`),
    end: () => draw(''),
  };
}
