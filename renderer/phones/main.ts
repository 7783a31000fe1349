import { mount } from 'svelte';
import { keepAwake } from './awake.ts';
import PhonePage from './PhonePage.svelte';
import { followTheme } from './theme.ts';
import '@fontsource-variable/fraunces/full.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '#renderer/ui/tokens.css';
import '#renderer/ui/base.css';
import './page.css';

followTheme();
keepAwake();
const target = document.getElementById('app');
/** What to say where nothing was ever heard, written into the page as it left. */
const lost = document.querySelector('meta[name="lost"]')?.getAttribute('content') ?? '';
if (target) mount(PhonePage, { target, props: { lost } });
