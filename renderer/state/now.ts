/** Today in the machine's own zone, as an ISO date. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The present moment as an ISO date-time. */
export function rightNow(): string {
  return new Date().toISOString();
}
