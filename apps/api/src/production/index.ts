export { HandOver } from './visits/hand-over';
export { ProductionModule } from './production.module';
export { readVisits } from './visits/read-visits';
export { RecordVisitEntry } from './visits/record-visit-entry';
export { WorkshopTops } from './workshop/workshop-tops';
