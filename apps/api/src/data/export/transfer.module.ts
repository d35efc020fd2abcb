import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { ExportData } from './export-data';

/** The whole shop as a file. Stands above every module that keeps something. */
@Module({ providers: [ExportData, Clock], exports: [ExportData] })
export class TransferModule {}
