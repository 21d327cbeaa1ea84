import { useEffect, useRef, useState } from 'react';

const STEPS = 40;
const STEP_MS = 50;
const VISIBLE_SHARE = 0.3;

interface Counter {
  value: number;
  suffix: string;
  label: string;
  /** Milliseconds after the band came into view. */
  delay: number;
}

/** Four figures that count from 0 to their value once, when 30 % of the band is in view. */
export function StatisticsCounters({ counters }: { counters: readonly Counter[] }) {
  const list = useRef<HTMLDListElement>(null);
  const [elapsed, setElapsed] = useState<number>();

  useEffect(() => {
    const band = list.current;
    if (!band || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const end = STEPS * STEP_MS + Math.max(...counters.map(({ delay }) => delay));
        let time = 0;
        setElapsed(time);
        timer = setInterval(() => {
          time += STEP_MS;
          setElapsed(time);
          if (time >= end) clearInterval(timer);
        }, STEP_MS);
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(band);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [counters]);

  return (
    <dl className="counters" ref={list}>
      {counters.map((counter) => (
        <div key={counter.label} className="counter">
          <dt>{counter.label}</dt>
          <dd>{`${shown(counter, elapsed)}${counter.suffix}`}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number at a time after the start: the final one before it. */
function shown({ value, delay }: Counter, elapsed: number | undefined): number {
  if (elapsed === undefined) return value;
  const share = Math.min(1, Math.max(0, elapsed - delay) / (STEPS * STEP_MS));
  return Math.round(value * share);
}
