#!/bin/sh
# with-store-keys.sh COMMAND...: runs it with the object store's keys, which are files here.
set -eu
S3_ACCESS_KEY=$(cat /secrets/s3-access-key)
S3_SECRET_KEY=$(cat /secrets/s3-secret-key)
export S3_ACCESS_KEY S3_SECRET_KEY
exec "$@"
