import { mount } from 'svelte';
import App from './App.svelte';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
