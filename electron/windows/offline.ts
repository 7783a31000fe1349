import { app, type Session } from 'electron';

/** What Chromium would ask the network for by itself, and how names and addresses are found. */
const SWITCHES: readonly string[] = [
  'disable-background-networking',
  'disable-component-update',
  'disable-domain-reliability',
  'disable-sync',
  'no-pings',
  'no-proxy-server',
];

/** Where pages and what they show come from: nothing of it is fetched. */
const LOCAL: ReadonlySet<string> = new Set(['app:', 'file:', 'data:', 'blob:', 'devtools:']);

/** Has Chromium look up no name and call nobody; must run before the app is ready. `devServer` is left out of it. */
export function goOffline(devServer: string | undefined): void {
  const { commandLine } = app;
  for (const name of SWITCHES) commandLine.appendSwitch(name);
  const but = devServer === undefined ? '' : `, EXCLUDE ${new URL(devServer).hostname}`;
  commandLine.appendSwitch('host-resolver-rules', `MAP * ~NOTFOUND${but}`);
  commandLine.appendSwitch('blink-settings', 'dnsPrefetchingEnabled=false');
}

/** Refuses every request of a session that isn't for something of ours, and looks up no dictionary. */
export function keepOffline(session: Session, devServer: string | undefined): void {
  session.setSpellCheckerEnabled(false);
  session.setSpellCheckerLanguages([]);
  const dev = devServer === undefined ? null : new URL(devServer).host;
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    const { protocol, host } = new URL(url);
    decide({ cancel: !LOCAL.has(protocol) && (dev === null || host !== dev) });
  });
}
