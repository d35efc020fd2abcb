export { ProductionModule } from './production.module';
export { readVisits } from './visits/read-visits';
export { RecordVisitEntry } from './visits/record-visit-entry';
export { CutTick } from './workshop/cut-tick.entity';
export { WorkshopTops } from './workshop/workshop-tops';
export { VisitEntry } from './visits/visit-entry.entity';
