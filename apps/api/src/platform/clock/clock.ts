import { Injectable } from '@nestjs/common';

/** The time of day, as something that tests can set. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
