import { configure } from '@testing-library/svelte';

// What is waited for comes sooner or later: how busy the machine is, is no fault.
configure({ asyncUtilTimeout: 30_000 });

// Nothing is laid out in jsdom: nobody who waits for it is told.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver = NoResizeObserver;
