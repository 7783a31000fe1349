/** What the narrator keeps of a fight: notes, rewards and pins; `Person` is somebody as the log knows them. */
export type KeptEvent<Person> =
  /** Words of the narrator's for the log; players read them where they are open. */
  | {
      readonly type: 'noted';
      readonly text: string;
      readonly open: boolean;
      /** For the next session; left out of all others. */
      readonly next?: boolean;
    }
  /** What each of these takes home; 0 or empty for none of it. */
  | {
      readonly type: 'rewarded';
      readonly to: readonly Person[];
      readonly experience: number;
      readonly what: string;
    }
  /** What was done so many commands in force before is pinned, or isn't any more. */
  | { readonly type: 'pinned'; readonly back: number; readonly on: boolean };
