import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { BasketController } from './basket.controller';
import { BasketService } from './basket.service';

@Module({ controllers: [BasketController], providers: [BasketService, Clock] })
export class BasketModule {}
