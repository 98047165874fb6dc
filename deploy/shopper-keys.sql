-- Makes the shopper's id the first column of every key, as distributed PostgreSQL requires, and removes what only earlier releases need.
-- Run it when every backend has the migration 0006-shopper-keys: earlier releases cannot use the database afterwards.
-- docs/operations/scaling.md explains when.
begin;
-- In the order in which the backend locks tables.
lock table customers in access exclusive mode;

drop trigger identify_customer on customers;
drop function identify_customer;
drop trigger add_customer_of_item on order_items;
drop function add_customer_of_item;

alter table customers drop constraint customers_uid_key;
alter table addresses drop constraint addresses_pkey, add primary key using index addresses_of_shopper;

alter table order_items
  drop constraint order_items_order_number_fkey,
  drop constraint order_items_key,
  alter column customer_id set not null,
  add constraint order_items_key primary key using index order_items_of_shopper;
alter table orders
  drop constraint orders_pkey,
  drop constraint orders_id_key,
  add primary key using index orders_of_shopper;
-- The staff finds an order by its id alone.
create index orders_by_id on orders (id);
alter table order_items
  add foreign key (customer_id, order_number) references orders (customer_id, number);
commit;
