import { Module } from '@nestjs/common';
import { LookupCache } from './lookup-cache';
import { PostcodesController } from './postcodes.controller';
import { PostcodesIo } from './postcodes-io';
import { PostcodesService } from './postcodes.service';

@Module({
  controllers: [PostcodesController],
  providers: [PostcodesService, PostcodesIo, LookupCache],
  exports: [PostcodesService],
})
export class PostcodesModule {}
