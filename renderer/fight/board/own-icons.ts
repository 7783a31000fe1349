import type { LucideIcon } from '@lucide/svelte';
import CircleDot from '@lucide/svelte/icons/circle-dot';
import Droplets from '@lucide/svelte/icons/droplets';
import Flame from '@lucide/svelte/icons/flame';
import Snowflake from '@lucide/svelte/icons/snowflake';
import Skull from '@lucide/svelte/icons/skull';
import Ghost from '@lucide/svelte/icons/ghost';
import EyeOff from '@lucide/svelte/icons/eye-off';
import EarOff from '@lucide/svelte/icons/ear-off';
import Brain from '@lucide/svelte/icons/brain';
import HeartPulse from '@lucide/svelte/icons/heart-pulse';
import Shield from '@lucide/svelte/icons/shield';
import ShieldOff from '@lucide/svelte/icons/shield-off';
import Sparkles from '@lucide/svelte/icons/sparkles';
import Moon from '@lucide/svelte/icons/moon';
import Zap from '@lucide/svelte/icons/zap';
import Link from '@lucide/svelte/icons/link';
import Anchor from '@lucide/svelte/icons/anchor';
import Bug from '@lucide/svelte/icons/bug';
import Leaf from '@lucide/svelte/icons/leaf';
import Music from '@lucide/svelte/icons/music';
import type { OwnCondition } from '#shared/combat/conditions/own-condition.ts';

/** The icons that conditions of the narrator's own may have. */
export const OWN_ICONS: { readonly [Name in OwnCondition['icon']]: LucideIcon } = {
  'circle-dot': CircleDot,
  droplets: Droplets,
  flame: Flame,
  snowflake: Snowflake,
  skull: Skull,
  ghost: Ghost,
  'eye-off': EyeOff,
  'ear-off': EarOff,
  brain: Brain,
  'heart-pulse': HeartPulse,
  shield: Shield,
  'shield-off': ShieldOff,
  sparkles: Sparkles,
  moon: Moon,
  zap: Zap,
  link: Link,
  anchor: Anchor,
  bug: Bug,
  leaf: Leaf,
  music: Music,
};
