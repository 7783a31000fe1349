import { mount } from 'svelte';
import PlayerPage from './PlayerPage.svelte';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import './page.css';

const target = document.getElementById('app');
if (target) mount(PlayerPage, { target });
