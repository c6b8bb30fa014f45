document.body.append('Kite Weather');
