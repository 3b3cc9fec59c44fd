// The server of etcd as its own release builds it; only a module without replacements can be built by its address.
package main

import (
	"os"

	"go.etcd.io/etcd/server/v3/etcdmain"
)

func main() { etcdmain.Main(os.Args) }
