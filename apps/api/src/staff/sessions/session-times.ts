import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Clock } from '../../platform/clock/clock';

const minuteMs = 60_000;

@Injectable()
export class SessionTimes {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  limits(): { now: Date; unusedSince: Date; startedSince: Date } {
    const now = this.clock.now();
    const { sessionIdleMinutes, sessionLongestMinutes } = this.config;
    return {
      now,
      unusedSince: new Date(now.getTime() - sessionIdleMinutes * minuteMs),
      startedSince: new Date(now.getTime() - sessionLongestMinutes * minuteMs),
    };
  }
}
