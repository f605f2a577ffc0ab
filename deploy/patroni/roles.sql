-- Once, on the primary: psql -U postgres -f roles.sql
create role cheyantong login password 'CHANGE-ME';
create database cheyantong owner cheyantong;
-- What a gateway sets when it connects; PgBouncer does not pass it on.
alter role cheyantong set statement_timeout = '10s';
alter role cheyantong set idle_in_transaction_session_timeout = '60s';
