#!/bin/bash
# A container's health check: is-healthy.sh PORT PATH. The image has neither curl nor wget, and a Node for each look would
# cost as much of the processor as serving visitors does.
exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET %s HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n' "$2" >&3
read -r -t 2 -u 3 _ status _
[[ $status == 200 ]]
