import { mount } from 'svelte';
import '#renderer/ui/fonts.css';
import '#renderer/ui/tokens.css';
import '#renderer/ui/base.css';
import Gallery from './Gallery.svelte';
import { lookFrom } from './look.ts';
import { showStates } from './shown-states.ts';

const look = lookFrom(new URLSearchParams(location.search));
document.documentElement.dataset['theme'] = look.theme;
document.documentElement.style.setProperty('--text-scale', String(look.text / 100));

const target = document.getElementById('app');
if (target) mount(Gallery, { target, props: { look } });
showStates(document.styleSheets);
