/**
 * Asks for the screen to stay lit while the page is looked at. Browsers grant it to secure pages alone, and one in the
 * local network is none for most: there the phone sleeps as it is set to, and the page is as it should be when it wakes.
 */
export function keepAwake(): void {
  if (!('wakeLock' in navigator)) return;
  const { wakeLock } = navigator;
  const ask = (): void => {
    if (document.visibilityState === 'visible') wakeLock.request('screen').catch(() => undefined);
  };
  // It ends whenever the page is left.
  document.addEventListener('visibilitychange', ask);
  ask();
}
