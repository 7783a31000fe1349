/** What is open in the window. */
export type Route =
  | { readonly screen: 'campaigns'; readonly tab?: CampaignTab }
  | { readonly screen: 'bestiary' }
  | { readonly screen: 'encounters'; readonly encounterId?: string }
  | { readonly screen: 'combat'; readonly combatId: string | null }
  | { readonly screen: 'log'; readonly combatId: string | null }
  | { readonly screen: 'objects' }
  | { readonly screen: 'settings'; readonly tab?: SettingsTab };

/** The parts of a campaign's page. */
export type CampaignTab = 'party' | 'sessions' | 'options' | 'notes';

/** The parts of the settings. */
export type SettingsTab = 'general' | 'keys';

/** The screens of the app. */
export type Screen = Route['screen'];
