import { configure } from '@testing-library/svelte';

// What is waited for comes sooner or later: how busy the machine is, is no fault.
configure({ asyncUtilTimeout: 30_000 });
