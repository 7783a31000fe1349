/** What is open in the window. */
export type Route =
  | { readonly screen: 'campaigns'; readonly tab?: CampaignTab; readonly sessionId?: string }
  | { readonly screen: 'bestiary' }
  | { readonly screen: 'encounters'; readonly encounterId?: string }
  | { readonly screen: 'combat'; readonly combatId: string | null }
  | {
      readonly screen: 'log';
      /** Null for the last one fought, or for `of`. */
      readonly combatId: string | null;
      /** All the fights of a session, or of the campaign, instead of one. */
      readonly of?: { readonly session: string } | 'campaign';
      readonly view?: LogView;
    }
  | { readonly screen: 'objects' }
  | { readonly screen: 'settings'; readonly tab?: SettingsTab };

/** The parts of a campaign's page. */
export type CampaignTab = 'party' | 'sessions' | 'options' | 'conditions' | 'notes';

/** The parts of the log. */
export type LogView = 'reading' | 'figures';

/** The parts of the settings. */
export type SettingsTab = 'general' | 'keys' | 'backups';

/** The screens of the app. */
export type Screen = Route['screen'];
