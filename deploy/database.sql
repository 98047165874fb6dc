-- Time-outs of the backend's user. Without PgBouncer the backend sets the same ones for its connections.
alter role naap set statement_timeout = '10s';
alter role naap set lock_timeout = '8s';
alter role naap set idle_in_transaction_session_timeout = '15s';
