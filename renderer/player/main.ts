import { mount } from 'svelte';
import PlayerPage from './PlayerPage.svelte';
import '#renderer/ui/fonts.css';
import '#renderer/ui/tokens.css';
import '#renderer/ui/base.css';
import './page.css';

const target = document.getElementById('app');
if (target) mount(PlayerPage, { target });
