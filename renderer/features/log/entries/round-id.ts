/** The element's id of a round of a fight, to go to. */
export function roundId(combatId: string, round: number): string {
  return `round-${combatId}-${round}`;
}

/** Goes to a round: into sight and with the focus, so that the keys go on from there. */
export function goToRound(combatId: string, round: number): void {
  const section = document.getElementById(roundId(combatId, round));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
