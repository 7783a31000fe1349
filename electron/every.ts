/** Does something again and again, after so many milliseconds each time; gives the way to stop. */
export function every(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds);
  return () => clearInterval(timer);
}
