/** What is open in the window. */
export type Route =
  | { readonly screen: 'campaigns' }
  | { readonly screen: 'bestiary' }
  | { readonly screen: 'encounters'; readonly encounterId?: string }
  | { readonly screen: 'combat'; readonly combatId: string | null }
  | { readonly screen: 'log'; readonly combatId: string | null }
  | { readonly screen: 'settings'; readonly tab?: SettingsTab };

/** The parts of the settings. */
export type SettingsTab = 'general' | 'keys';

/** The screens of the app. */
export type Screen = Route['screen'];
