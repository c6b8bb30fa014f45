-- The methods of one direction in their order, as every wallet asks for them.

create index method_direction_position_idx on payment.method (direction, position) where is_enabled;
