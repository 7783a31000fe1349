import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToTable } from './table.ts';

/** The connections that were opened, the newest last, each as it is told what comes. */
const sources: FakeSource[] = [];

class FakeSource extends EventTarget {
  isOpen = true;
  constructor() {
    super();
    sources.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
  say(type: string, data = '.'): void {
    if (this.isOpen) this.dispatchEvent(new MessageEvent(type, { data }));
  }
}

const heard: string[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  stop = listenToTable('events', {
    shown: ({ shown }) => heard.push(shown.kind),
    lost: () => heard.push('lost'),
    over: () => heard.push('over'),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sources.length = 0;
  heard.length = 0;
});

const screen = JSON.stringify({ shown: { kind: 'waiting' } });
const isOpen = () => sources.map((one) => one.isOpen);

it('hears what the table shows, and that it is over, after which it asks no more', () => {
  sources[0]?.say('message', screen);
  sources[0]?.say('over');
  vi.runAllTimers();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual(['waiting', 'over']);
  expect(isOpen()).toEqual([false]);
});

it('asks again at once when the connection is cut, and says so only when that is in vain', () => {
  sources[0]?.say('error');
  expect(heard).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(isOpen()).toEqual([false, true]);
  sources[1]?.say('error');
  expect(heard).toEqual(['lost']);
  vi.advanceTimersToNextTimer();
  sources[2]?.say('message', screen);
  expect(heard).toEqual(['lost', 'waiting']);
  sources[2]?.say('error');
  expect(heard).toHaveLength(2);
});

it('asks again when no sign of life comes, and not while they do', () => {
  for (let beats = 0; beats < 9; beats += 1) {
    vi.advanceTimersByTime(15_000);
    sources[0]?.say('beat');
  }
  expect(isOpen()).toEqual([true]);
  vi.advanceTimersByTime(46_000);
  expect(isOpen()).toEqual([false, true]);
});

it('asks anew when the phone wakes', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isOpen()).toEqual([false, true]);
});
