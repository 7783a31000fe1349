/** Has the page the theme its phone asks for, from now on. */
export function followTheme(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const more = matchMedia('(prefers-contrast: more)');
  const put = (): void => {
    document.documentElement.dataset['theme'] = light.matches ? 'light' : more.matches ? 'contrast' : 'dark';
  };
  for (const query of [light, more]) query.addEventListener('change', put);
  put();
}
