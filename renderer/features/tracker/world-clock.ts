import { type Message, message } from '#shared/text/message.ts';

/** How long the fight has lasted in the game's world when a round begins: `roundMinutes` for each round behind. */
export function worldClock(round: number, roundMinutes: number): Message {
  const seconds = Math.round(Math.max(0, round - 1) * roundMinutes * 60);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0 && roundMinutes < 1) return message('tracker.clock.seconds', { seconds });
  if (minutes >= 60) {
    return message('tracker.clock.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  return seconds % 60 === 0
    ? message('tracker.clock.minutes', { minutes })
    : message('tracker.clock.minutesSeconds', { minutes, seconds: seconds % 60 });
}
