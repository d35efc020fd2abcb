import { BackgroundTools } from '../platform/background/periodic-task';
import type { TestApi } from './start-api';

/** What background work of a test needs, at the time that it says. */
export const backgroundTools = (
  { app }: Pick<TestApi, 'app'>,
  now?: () => Date,
  others: Partial<BackgroundTools> = {},
): BackgroundTools => ({ ...app.get(BackgroundTools), ...(now && { clock: { now } }), ...others });
