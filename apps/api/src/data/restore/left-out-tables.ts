/**
 * What becomes of the tables that are in no export when one is restored. Those that are emptied belong to what goes; they
 * are in an order in which what points stands before what is pointed at.
 */
export const leftOutTables: Readonly<Record<string, 'emptied' | 'stays' | 'made anew'>> = {
  basket_item: 'emptied',
  basket: 'emptied',
  deposit_request: 'emptied',
  // What accounts of the file sign in with that are here too is given back to them.
  staff_session: 'emptied',
  staff_device: 'emptied',
  staff_invitation: 'emptied',
  staff_recovery_code: 'emptied',
  staff_second_factor: 'emptied',
  held_back: 'emptied',
  // But for files that are still to be deleted.
  outbox_message: 'made anew',
  // Triggers count these.
  quote_tally: 'made anew',
  catalogue_version: 'made anew',
  backup_run: 'stays',
  data_restore: 'stays',
  // By these whoever was erased is erased again.
  erasure: 'stays',
  migration_run: 'stays',
  retention_run: 'stays',
  postcode_lookup: 'stays',
  schema_migration: 'stays',
  security_event: 'stays',
  use_counter: 'stays',
  worker_heartbeat: 'stays',
};
