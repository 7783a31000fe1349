import type { TriedKind } from './maneuver/maneuver-draft.ts';

interface PanelPicks {
  /** The manoeuvre chosen last. */
  maneuver: TriedKind;
  /** Who is to carry the object being added for a manoeuvre, to which the panel then goes back; null otherwise. */
  bearer: string | null;
  /** The object chosen last, for attacks on it and for breaking it. */
  object: string | null;
  checkKind: 'skill' | 'resist' | 'recover';
  skill: string;
}

/** What the panels of heroes-d20 hand on to each other and remember from turn to turn. Nothing of it is stored. */
export const panelPicks: PanelPicks = $state({
  maneuver: 'grapple',
  bearer: null,
  object: null,
  checkKind: 'skill',
  skill: 'perception',
});
