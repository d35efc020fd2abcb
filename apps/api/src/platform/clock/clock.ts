import { Injectable } from '@nestjs/common';

/** Tests set the time by replacing it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
